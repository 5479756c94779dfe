import { remitLevy } from '#components/screens/definitions/finance/remit-levy.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(remitLevy);
