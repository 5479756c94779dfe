import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { answerHanging } from '#components/payments/forms/settlement/answer.tsx';

export default transactionScreen(answerHanging);
