import { savePerson } from '#components/customers/forms/customer/save-person.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(savePerson);
