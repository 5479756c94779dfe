import { cardStock } from '#components/screens/definitions/card/stock.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(cardStock);
