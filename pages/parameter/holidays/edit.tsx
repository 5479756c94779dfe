import { saveCalendar } from '#components/control/forms/parameter/save-calendar.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveCalendar);
