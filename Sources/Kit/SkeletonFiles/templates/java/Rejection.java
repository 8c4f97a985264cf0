/** An error that is part of the contract, such as {@code new Rejection("citations.invalid")}. */
public final class Rejection extends Exception {
    private static final long serialVersionUID = 1;

    private final String code;

    public Rejection(String code) {
        super(code);
        this.code = code;
    }

    /** The input does not have the shape that its subsystem declares. */
    public static Rejection malformed() {
        return new Rejection("input.malformed");
    }

    public String code() {
        return code;
    }
}
