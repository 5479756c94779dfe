import { changeState } from '#components/accounts/forms/standing/change-state.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(changeState);
