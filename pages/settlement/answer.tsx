import { answerHanging } from '#components/screens/definitions/settlement/answer.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(answerHanging);
