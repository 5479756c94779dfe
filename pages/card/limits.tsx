import { changeLimits } from '#components/screens/definitions/card/limits.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(changeLimits);
