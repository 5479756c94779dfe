import { payCheque } from '#components/screens/definitions/warkat/pay.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(payCheque);
