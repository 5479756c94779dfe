import { orderBook } from '#components/screens/definitions/warkat/order.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(orderBook);
