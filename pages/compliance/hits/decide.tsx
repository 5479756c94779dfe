import { decideHit } from '#components/customers/forms/screening/decide-hit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(decideHit);
