// Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

/// <summary>Returns the output for an input and the readings that are asked for, or throws a Rejection.</summary>
public delegate Json Subsystem(Json input, Json readings);

public static class Adapter
{
    static readonly Dictionary<string, Subsystem> Subsystems = new Dictionary<string, Subsystem>
    {
        ["scholar.hindex"] = HIndex.Run,
        // The next subsystem goes here: a method in a separate class, and a line in this table. `assay list` shows
        // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
        // ["scholar.similarity"] = Similarity.Run,
    };

    /// <summary>The options that the adapter implements for each reading; the first one applies unless a
    /// run asks for another one.</summary>
    static readonly Dictionary<string, string[]> Readings = new Dictionary<string, string[]>
    {
        // ["scholar.similarity.threshold"] = new[] { "inclusive", "strict" },
    };

    /// <summary>Strict: bytes that are not UTF-8 are an error.</summary>
    static readonly Encoding UTF8 = new UTF8Encoding(false, true);

    static Json Hello() => new JsonObject
    {
        ["op"] = new JsonString("hello"),
        ["protocol"] = new JsonNumber(1),
        ["name"] = new JsonString("my-adapter"),
        ["language"] = new JsonString("csharp"),
        ["version"] = new JsonString("0.1"),
        ["subsystems"] = Strings(Subsystems.Keys),
        ["readings"] = new JsonObject(Readings.ToDictionary(pair => pair.Key, pair => Strings(pair.Value))),
    };

    static Json Strings(IEnumerable<string> texts) => new JsonArray(texts.Select(text => new JsonString(text)));

    /// <summary>The reply to a run.</summary>
    static Json Answer(Json id, Json request)
    {
        var name = (request["subsystem"] as JsonString)?.Value ?? "";
        if (!Subsystems.TryGetValue(name, out var run))
        {
            return new JsonObject { ["id"] = id, ["skip"] = new JsonString($"not implemented: {name}") };
        }
        try
        {
            var output = run(request["input"] ?? new JsonNull(), request["readings"] ?? new JsonObject());
            return new JsonObject { ["id"] = id, ["output"] = output };
        }
        catch (Rejection rejection)
        {
            return Failure(id, new JsonObject { ["code"] = new JsonString(rejection.Code) });
        }
        catch (Exception failure) // whatever failed, the adapter goes on with the next request
        {
            Console.Error.WriteLine(failure);
            return Failure(id, new JsonObject
            {
                ["code"] = new JsonString("adapter.failed"),
                ["message"] = new JsonString(failure.Message),
            });
        }
    }

    static Json Failure(Json id, Json error) => new JsonObject { ["id"] = id, ["error"] = error };

    /// <summary>The reply to a request; null if the request has no id.</summary>
    static Json Response(Json request)
    {
        var op = (request["op"] as JsonString)?.Value;
        if (op == "hello") return Hello();
        var id = request["id"];
        if (id == null)
        {
            Console.Error.WriteLine("a request without an id cannot be answered");
            return null;
        }
        if (op == "run") return Answer(id, request);
        return new JsonObject { ["id"] = id, ["skip"] = new JsonString($"there is no op {op}") };
    }

    /// <summary>The request on a line; null if it is blank or no JSON.</summary>
    static Json Request(byte[] line)
    {
        try
        {
            var text = UTF8.GetString(line);
            return string.IsNullOrWhiteSpace(text) ? null : Json.Parse(text);
        }
        catch (Exception fault) when (fault is DecoderFallbackException || fault is FormatException)
        {
            Console.Error.WriteLine($"a line is not JSON: {fault.Message}");
            return null;
        }
    }

    /// <summary>The lines of a stream as bytes. A StreamReader would accept invalid UTF-8.</summary>
    static IEnumerable<byte[]> Lines(Stream input)
    {
        var line = new MemoryStream();
        int next;
        while ((next = input.ReadByte()) != -1)
        {
            if (next == '\n')
            {
                yield return line.ToArray();
                line.SetLength(0);
            }
            else
            {
                line.WriteByte((byte)next);
            }
        }
        if (line.Length > 0) yield return line.ToArray();
    }

    public static void Main()
    {
        var output = Console.OpenStandardOutput();
        foreach (var line in Lines(new BufferedStream(Console.OpenStandardInput(), 1 << 16)))
        {
            var request = Request(line);
            if (request == null) continue;
            if ((request["op"] as JsonString)?.Value == "bye") return;
            var reply = Response(request);
            if (reply == null) continue;
            // Each reply is flushed at once, because the harness waits for it.
            var bytes = UTF8.GetBytes(reply + "\n");
            output.Write(bytes, 0, bytes.Length);
            output.Flush();
        }
    }
}
