import { savePerson } from '#components/screens/definitions/customer/save-person.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(savePerson);
