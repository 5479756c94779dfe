import { foundStationery } from '#components/cash/forms/vault/stationery.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(foundStationery);
