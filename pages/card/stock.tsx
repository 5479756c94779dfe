import { cardStock } from '#components/accounts/forms/card/stock.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cardStock);
