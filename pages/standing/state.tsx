import { changeState } from '#components/screens/definitions/standing/change-state.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(changeState);
