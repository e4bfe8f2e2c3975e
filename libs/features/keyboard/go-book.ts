import { keepTyped, useNavigate } from '@arogya/platform';

export const BOOK = 'Book Appointment';

/** Goes to the appointments with the booking dialog open; what is typed meanwhile waits for its first field. */
export function useGoBook(): () => void {
  const navigate = useNavigate();
  return () => {
    keepTyped();
    void navigate('/appointments?book=1');
  };
}
