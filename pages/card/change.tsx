import { changeCard } from '#components/accounts/forms/card/change.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(changeCard);
