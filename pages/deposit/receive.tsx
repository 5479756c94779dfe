import { receiveBilyets } from '#components/screens/definitions/deposit/receive-bilyets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(receiveBilyets);
