import { changeLimits } from '#components/accounts/forms/card/limits.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(changeLimits);
