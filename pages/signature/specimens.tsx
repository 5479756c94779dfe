import { saveSpecimens } from '#components/customers/forms/signature/save-specimens.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveSpecimens);
