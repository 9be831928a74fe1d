/** The mail server, and who mails are from. */
export interface SmtpSettings {
  /** Such as smtps://user:password@mail.example:465, or smtp://mail.example:587. */
  url: string;
  /** The sender's address. */
  from: string;
}
