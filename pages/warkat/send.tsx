import { sendStock } from '#components/screens/definitions/warkat/stock.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(sendStock);
