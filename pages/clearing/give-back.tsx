import { giveBack } from '#components/cheques/forms/clearing/custody.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(giveBack);
