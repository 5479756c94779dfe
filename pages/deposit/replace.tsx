import { replaceBilyet } from '#components/deposits/forms/deposit/replace-bilyet.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(replaceBilyet);
