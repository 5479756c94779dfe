import { saveCalendar } from '#components/screens/definitions/parameter/save-calendar.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveCalendar);
