import { handBilyets } from '#components/screens/definitions/deposit/hand-bilyets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(handBilyets);
