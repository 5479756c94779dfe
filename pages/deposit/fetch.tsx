import { fetchShares } from '#components/screens/definitions/deposit/fetch-shares.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(fetchShares);
