import { moneyExchange } from '#components/cash/forms/teller/money-exchange.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(moneyExchange);
