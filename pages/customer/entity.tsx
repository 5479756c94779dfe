import { saveEntity } from '#components/screens/definitions/customer/save-entity.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveEntity);
