import { saveEntity } from '#components/customers/forms/customer/save-entity.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveEntity);
