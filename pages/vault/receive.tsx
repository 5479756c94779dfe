import { receiveShipment } from '#components/cash/forms/vault/shipments.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(receiveShipment);
