import { sendStock } from '#components/cheques/forms/warkat/stock.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(sendStock);
