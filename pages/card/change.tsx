import { changeCard } from '#components/screens/definitions/card/change.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(changeCard);
