import { decideHit } from '#components/screens/definitions/screening/decide-hit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(decideHit);
