import { replaceBilyet } from '#components/screens/definitions/deposit/replace-bilyet.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(replaceBilyet);
