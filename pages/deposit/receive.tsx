import { receiveBilyets } from '#components/deposits/forms/deposit/receive-bilyets.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(receiveBilyets);
