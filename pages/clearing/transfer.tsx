import { transferByInstrument } from '#components/cheques/forms/clearing/inward.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(transferByInstrument);
