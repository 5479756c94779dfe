import { correction } from '#components/cash/forms/teller/correction.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(correction);
