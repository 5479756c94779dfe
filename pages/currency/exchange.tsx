import { exchange } from '#components/cash/forms/currency/exchange.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(exchange);
