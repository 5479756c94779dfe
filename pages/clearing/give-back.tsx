import { giveBack } from '#components/screens/definitions/clearing/custody.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(giveBack);
