import { voidBilyets } from '#components/screens/definitions/deposit/void-bilyets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(voidBilyets);
