import { endRequest } from '#components/screens/definitions/vault/shipments.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(endRequest);
