import { voidBilyets } from '#components/deposits/forms/deposit/void-bilyets.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(voidBilyets);
