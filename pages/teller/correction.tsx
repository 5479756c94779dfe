import { correction } from '#components/screens/definitions/teller/correction.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(correction);
