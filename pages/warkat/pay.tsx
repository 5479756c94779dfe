import { payCheque } from '#components/cheques/forms/warkat/pay.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(payCheque);
