import { exchange } from '#components/screens/definitions/currency/exchange.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(exchange);
