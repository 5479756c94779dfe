import { returnBilyet } from '#components/deposits/forms/deposit/return-bilyet.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(returnBilyet);
