import { fetchShares } from '#components/deposits/forms/deposit/fetch-shares.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(fetchShares);
