import { missingStationery } from '#components/screens/definitions/vault/stationery.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(missingStationery);
