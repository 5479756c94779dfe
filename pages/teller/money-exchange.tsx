import { moneyExchange } from '#components/screens/definitions/teller/money-exchange.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(moneyExchange);
