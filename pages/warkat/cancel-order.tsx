import { cancelOrder } from '#components/cheques/forms/warkat/order.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cancelOrder);
