import { handBilyets } from '#components/deposits/forms/deposit/hand-bilyets.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(handBilyets);
